import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::technology-mdm.technology-mdm')
