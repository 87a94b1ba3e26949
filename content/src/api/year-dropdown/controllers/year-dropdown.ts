import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::year-dropdown.year-dropdown')
