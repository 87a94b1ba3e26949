import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::about-us-awards-seo.about-us-awards-seo')
