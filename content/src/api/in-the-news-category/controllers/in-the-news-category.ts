import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::in-the-news-category.in-the-news-category')
