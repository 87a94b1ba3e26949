import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::about-us-management-seo.about-us-management-seo')
