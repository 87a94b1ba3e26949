import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::menu-images-mdm.menu-images-mdm')
