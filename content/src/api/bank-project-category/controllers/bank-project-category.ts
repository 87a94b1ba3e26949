import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::bank-project-category.bank-project-category')
