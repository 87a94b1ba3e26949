import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::sort-dropdown.sort-dropdown')
