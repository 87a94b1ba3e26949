import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::about-us-csr-seo.about-us-csr-seo')
