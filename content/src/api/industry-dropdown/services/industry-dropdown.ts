import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::industry-dropdown.industry-dropdown')
