import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::about-us-menu.about-us-menu')
