import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::industry-dropdown.industry-dropdown')
