import { isRecord, type RecordFault, rectanglesOverlap, unitPlan, unitPlanTroubles } from '@ashlar/contract'
import type { Fields, PublishRule } from './faults'
import { asNumber, recordsOf, textOf } from './walk'

/** Formats of registration numbers, by state. */
const REGISTRATION_FORMS: Readonly<Record<string, { form: RegExp; example: string }>> = {
  Maharashtra: { form: /^P\d{5}[A-Z\d]{6}$/, example: 'P52100012345' },
  Telangana: { form: /^P\d{5}[A-Z\d]{6}$/, example: 'P02400012345' },
  Karnataka: {
    form: /^PRM\/KA\/RERA\/\d{4}\/\d{3}\/PR(\/[A-Z\d]+){1,2}$/,
    example: 'PRM/KA/RERA/1251/308/PR/180517/001720',
  },
  Haryana: {
    form: /^(RC\/REP\/HARERA\/[A-Z]{1,9}(\/[A-Z\d]{1,9}){1,9}|HRERA-[A-Z]{1,9}(-[A-Z\d]{1,9}){1,9})$/,
    example: 'RC/REP/HARERA/GGM/2018/01',
  },
  'Tamil Nadu': { form: /^TN\/\d{1,2}\/(Building|Layout)\/[A-Z\d]+\/\d{4}$/i, example: 'TN/29/Building/0001/2019' },
  Gujarat: { form: /^PR\/GJ(\/[A-Z ]+){3}(\/[A-Z\d]+)+$/, example: 'PR/GJ/AHMEDABAD/SANAND/AUDA/RAA00031' },
  Goa: { form: /^PRGO\d{4}[A-Z\d]{4,8}$/, example: 'PRGO08251234' },
}

/** Registration numbers of other states: letters, digits and separators, with at least one digit. */
const ANY_REGISTRATION = /^(?=.*\d)[A-Z\d][A-Z\d/ .()-]{5,59}$/i

/** Feet. Rooms that overlap by less than this share a wall. */
const WALL = 0.05

/** Registrations must have a known format, plans must be valid. */
export const projectRule: PublishRule = ({ model, record }) =>
  model === 'consolidated-project' ? [...registrations(record), ...plans(record)] : []

function registrations(record: Fields): RecordFault[] {
  return recordsOf(record.reraRegistrations).flatMap(({ number, state }, index) => {
    const known = REGISTRATION_FORMS[textOf(state)]
    if ((known?.form ?? ANY_REGISTRATION).test(textOf(number))) return []
    const message = known
      ? `is no number of ${textOf(state)}’s authority, which are such as ${known.example}`
      : 'is no registration number: letters and digits, six at least'
    return [{ path: ['reraRegistrations', index, 'number'], message }]
  })
}

interface Room {
  name: string
  x: number
  y: number
  w: number
  h: number
}

function plans(record: Fields): RecordFault[] {
  return recordsOf(record.configurations).flatMap(({ plan, carpetArea }, index) => {
    const path = ['configurations', index, 'plan']
    return planTroubles(plan, asNumber(carpetArea)).map((message) => ({ path, message }))
  })
}

/** A plan with doors is checked as a whole. An older plan with rooms only is checked for what cannot be drawn. */
function planTroubles(plan: unknown, carpetArea: number | null): string[] {
  const read = unitPlan.safeParse(plan)
  if (read.success && read.data.doors.length > 0 && carpetArea !== null) return unitPlanTroubles(read.data, carpetArea)
  const rooms = recordsOf(isRecord(plan) ? plan.rooms : null).filter(isRoom)
  const flat = rooms.find(({ w, h }) => w <= 0 || h <= 0)
  if (flat) return [`“${flat.name}” has no width or no depth`]
  for (const [at, room] of rooms.entries()) {
    const other = rooms.slice(0, at).find((one) => rectanglesOverlap(one, room, WALL))
    if (other) return [`“${room.name}” lies over “${other.name}”; move it or make one smaller`]
  }
  return []
}

/** Values that are no rooms are reported as a fault of the shape by the contract. */
function isRoom(value: Fields): value is Fields & Room {
  return [value.x, value.y, value.w, value.h].every((length) => typeof length === 'number')
}
