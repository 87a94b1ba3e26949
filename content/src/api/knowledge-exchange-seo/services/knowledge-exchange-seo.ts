import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::knowledge-exchange-seo.knowledge-exchange-seo')
