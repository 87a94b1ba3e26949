import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::services-mdm.services-mdm')
