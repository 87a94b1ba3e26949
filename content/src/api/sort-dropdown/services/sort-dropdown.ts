import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::sort-dropdown.sort-dropdown')
