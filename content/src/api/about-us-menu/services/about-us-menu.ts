import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::about-us-menu.about-us-menu')
