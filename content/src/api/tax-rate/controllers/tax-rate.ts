import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::tax-rate.tax-rate')
