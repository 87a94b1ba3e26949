import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::area-configuration-dropdown.area-configuration-dropdown')
