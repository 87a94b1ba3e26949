import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::in-the-news-category.in-the-news-category')
