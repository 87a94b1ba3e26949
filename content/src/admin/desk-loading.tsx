import { Flex, Loader } from '@strapi/design-system'

/** Stands in for a part of a page that is being read. Strapi's own is a whole page: a second `main` in this one. */
export function DeskLoading() {
  return (
    <Flex justifyContent="center" padding={8}>
      <Loader>It is being read</Loader>
    </Flex>
  )
}
