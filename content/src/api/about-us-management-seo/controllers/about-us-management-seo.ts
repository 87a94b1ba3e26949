import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::about-us-management-seo.about-us-management-seo')
