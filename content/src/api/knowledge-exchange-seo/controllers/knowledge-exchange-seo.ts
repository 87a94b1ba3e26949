import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::knowledge-exchange-seo.knowledge-exchange-seo')
