import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::csr-page.csr-page')
