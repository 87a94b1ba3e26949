import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::area-configuration-dropdown.area-configuration-dropdown')
