import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::year-dropdown.year-dropdown')
