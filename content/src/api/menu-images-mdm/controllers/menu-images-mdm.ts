import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::menu-images-mdm.menu-images-mdm')
