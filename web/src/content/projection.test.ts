import { parseList, projectionOf, reads, recordType, wholeOf } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

const wire = z.object({
  title: z.string(),
  Colour: z.nullish(z.string()),
  rooms: z.array(z.object({ name: z.string(), size: z.number() })),
})
interface House {
  title: string
  colour: string
  rooms: { name: string; size: number }[]
}
const house: z.ZodMiniType<House> = z.pipe(
  wire,
  z.transform(({ Colour, ...rest }): House => ({ ...rest, colour: Colour ?? '' })),
)
const houseRecord = recordType(house, wire, ['title'], { colour: 'Colour', rooms: { part: 'rooms' } })
const answer = [{ title: 'A', Colour: 'red', rooms: [{ name: 'hall', size: 3 }] }]

describe('a projection', () => {
  it('requests its fields by their wire names, with those that every record needs', () => {
    expect(projectionOf(houseRecord, ['colour']).query).toEqual({ 'fields[0]': 'title', 'fields[1]': 'Colour' })
    expect(projectionOf(houseRecord, ['title', 'rooms']).query).toEqual({
      'fields[0]': 'title',
      'populate[rooms]': 'true',
    })
  })

  it('returns its fields and no others', () => {
    const { records } = parseList(projectionOf(houseRecord, ['colour']).schema, answer)
    expect(records).toEqual([{ title: 'A', colour: 'red' }])
    // @ts-expect-error: the rooms were not asked for.
    expect(records[0]?.rooms).toBeUndefined()
  })

  it('requests some fields of a part, and returns these', () => {
    const projection = projectionOf(houseRecord, [], { rooms: ['name'] })
    expect(projection.query).toEqual({ 'fields[0]': 'title', 'populate[rooms][fields][0]': 'name' })
    const { records } = parseList(projection.schema, answer)
    expect(records).toEqual([{ title: 'A', rooms: [{ name: 'hall' }] }])
    // @ts-expect-error: the size was not asked for.
    expect(records[0]?.rooms[0]?.size).toBeUndefined()
  })

  it('of all fields requests only the parts, and returns the record as it is', () => {
    const { query, schema } = wholeOf(houseRecord)
    expect(query).toEqual({ 'populate[rooms]': 'true' })
    expect(parseList(schema, answer).records).toEqual([
      { title: 'A', colour: 'red', rooms: [{ name: 'hall', size: 3 }] },
    ])
  })

  it('does not compile with a source that is not on the wire, nor without a source for a renamed field', () => {
    // @ts-expect-error: there is no such field on the wire.
    recordType(house, wire, ['title'], { colour: 'hue', rooms: { part: 'rooms' } })
    // @ts-expect-error: the colour has another name on the wire, and the rooms are a part.
    recordType(house, wire, ['title'], {})
  })
})

describe('the whole of a project', () => {
  it('is populated to the files of its pictures', () => {
    expect(reads.consolidatedProject.query).toMatchObject({
      'populate[pictures][populate][picture]': 'true',
      'populate[faq]': 'true',
    })
  })
})
