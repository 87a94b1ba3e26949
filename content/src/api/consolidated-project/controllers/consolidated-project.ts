import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::consolidated-project.consolidated-project')
