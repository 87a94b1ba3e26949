import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::csr-page.csr-page')
