import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::about-us-awards-seo.about-us-awards-seo')
