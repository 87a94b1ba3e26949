import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::about-us-csr-seo.about-us-csr-seo')
