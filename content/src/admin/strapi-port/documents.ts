/** Hooks of the edit view that Strapi may still rename. */
export {
  unstable_useDocumentActions as useDocumentActions,
  unstable_useDocumentLayout as useDocumentLayout,
} from '@strapi/strapi/admin'
