import { Box } from '@strapi/design-system'
import { styled } from 'styled-components'

/** As close to a post as the admin's own type allows: marks, tables and pictures as they will be. */
export const TextFrame = styled(Box)`
  width: 100%;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};

  &:focus-within {
    border-color: ${({ theme }) => theme.colors.primary600};
  }

  .ProseMirror {
    min-height: 16rem;
    max-height: 70vh;
    /* Below a table at the end there is a place to click, and go on. */
    padding: 1.2rem 1.6rem 3.2rem;
    overflow-y: auto;
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 1.6rem;
    line-height: 1.6;
    outline: none;
  }

  .ProseMirror > * + * {
    margin-block-start: 0.75em;
  }

  :is(h1, h2) {
    font-size: 2.2rem;
    font-weight: 600;
    line-height: 1.25;
  }

  :is(h3, h4) {
    font-size: 1.8rem;
    font-weight: 600;
    line-height: 1.3;
  }

  strong {
    font-weight: 700;
  }

  em {
    font-style: italic;
  }

  sub, sup {
    font-size: 0.75em;
  }

  sup {
    vertical-align: super;
  }

  sub {
    vertical-align: sub;
  }

  .ProseMirror :is(ul, ol) {
    padding-inline-start: 1.6em;
  }

  .ProseMirror ul {
    list-style: square;
  }

  .ProseMirror ol {
    list-style: decimal;
  }

  .ProseMirror a {
    color: ${({ theme }) => theme.colors.primary600};
    text-decoration: underline;
  }

  blockquote {
    padding-inline-start: 1.2rem;
    border-inline-start: 4px solid ${({ theme }) => theme.colors.neutral300};
  }

  pre {
    padding: 1rem;
    overflow-x: auto;
    background: ${({ theme }) => theme.colors.neutral100};
  }

  code {
    font-family: monospace;
  }

  table {
    width: 100%;
    border-collapse: collapse;
  }

  .tableWrapper {
    overflow-x: auto;
  }

  :is(th, td) {
    min-width: 6rem;
    padding: 0.5rem 0.8rem;
    text-align: start;
    vertical-align: top;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
  }

  th {
    font-weight: 600;
    background: ${({ theme }) => theme.colors.neutral100};
  }

  .selectedCell {
    background: ${({ theme }) => theme.colors.primary100};
  }

  img {
    max-width: min(100%, 48rem);
    max-height: 30rem;
    vertical-align: bottom;
  }

  .ProseMirror-selectednode {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
`
