import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::consolidated-project.consolidated-project')
