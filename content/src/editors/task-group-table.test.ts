import { describe, expect, it } from 'vitest'
import { contentModels } from '../content-models'
import { taskGroups } from './task-group-table'

describe('the types by task', () => {
  it('have every type that editors write, each once', () => {
    const grouped = taskGroups.flatMap(({ models }) => models)
    expect(new Set(grouped).size).toBe(grouped.length)
    const written = contentModels.map(({ model }) => model)
    expect(grouped.toSorted()).toEqual([...written, 'blog-category', 'lead-routing-rule', 'mail-text'].toSorted())
  })
})
