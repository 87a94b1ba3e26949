import type { Project, SitePart, SitePlan as SitePlanData } from '@ashlar/contract'
import { Fold } from '@/ui/fold/fold'
import { DrawnWords } from '@/ui/picture/drawn-words'
import { Section } from '@/ui/section/section'
import { say, sayName } from '@/words/say'
import { letterHeightOf, toTenth } from './plan-label'
import { PlanScale } from './plan-scale'
import { placeNumbers } from './site-numbers'
import styles from './site-plan.module.css'

/** Margin around the land, as a share of its longer side. */
const PLAN_MARGIN = 0.08
/** Lengths for the scale line in metres; the longest that is at most a third of the land is used. */
const SCALES = [200, 100, 50, 20, 10]
/** Size of a number's background in letter heights, for numbers of one digit and of two. */
const STONE = { w: [1.1, 1.6], h: 1.3 } as const

/** The site plan of a project: its buildings, roads and gardens; nothing when there is no plan. */
export function SitePlanSection({ project }: { project: Project }) {
  const { name, sitePlan } = project
  if (!sitePlan) return null
  const named = sitePlan.parts.filter((part) => part.name)
  return (
    <Section heading={say('Site plan')} id="site-plan">
      <figure
        className={styles.figure}
        aria-label={say('Plan')}
        data-upright={sitePlan.depth > sitePlan.width ? '' : undefined}
      >
        <Drawing
          plan={sitePlan}
          named={named}
          label={
            named.length > 0
              ? say('Site plan of {project}; its parts are listed below', { project: name })
              : say('Site plan of {project}', { project: name })
          }
        />
        {named.length > 0 ? (
          <Fold summary={say('What the {count} numbers are', { count: named.length })} open>
            <ol className={styles.parts} aria-label={say('Parts of the site of {project}', { project: name })}>
              {named.map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list never changes
                <li key={index}>
                  {sayName(part.name)}
                  {part.floors ? `, ${part.floors} ${part.floors === 1 ? say('floor') : say('floors')}` : ''}
                </li>
              ))}
            </ol>
          </Fold>
        ) : null}
        <figcaption className="caption">{say('Schematic, to scale, not for measurement.')}</figcaption>
      </figure>
    </Section>
  )
}

interface DrawingProps {
  plan: SitePlanData
  /** The parts with a name, in the order of the list. */
  named: readonly SitePart[]
  label: string
}

function Drawing({ plan: { width, depth, parts }, named, label }: DrawingProps) {
  const around = toTenth(PLAN_MARGIN * Math.max(width, depth))
  const letter = toTenth(letterHeightOf(width + 2 * around, depth + 2 * around))
  const frame = { x: -around, y: -around, w: width + 2 * around, h: depth + 2 * around }
  const stone = { w: STONE.w[named.length > 9 ? 1 : 0] * letter, h: STONE.h * letter }
  const metres = SCALES.find((scale) => scale <= width / 3) ?? 5
  return (
    <svg
      className={styles.plan}
      viewBox={`${frame.x} ${frame.y} ${frame.w} ${toTenth(frame.h + 2.2 * letter)}`}
      fontSize={letter}
      role="img"
      aria-label={label}
    >
      <svg
        aria-hidden="true"
        x={frame.x}
        y={frame.y}
        width={frame.w}
        height={frame.h}
        viewBox={`${frame.x} ${frame.y} ${frame.w} ${frame.h}`}
      >
        <rect className={styles.land} width={width} height={depth} />
        {runsOfKinds(parts).map(({ kind, run }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other key, and the list never changes
          <g key={index} className={styles[kind]}>
            {run.map(partShape)}
          </g>
        ))}
        <rect className={styles.boundary} width={width} height={depth} />
        {placeNumbers(named, stone, frame).map(({ x, y }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <PartNumber key={index} number={index + 1} x={x} y={y} letter={letter} stone={stone} />
        ))}
      </svg>
      <DrawnWords className={styles.measures}>
        <PlanScale long={metres} label={`${metres} ${say('m')}`} y={depth + around + 1.4 * letter} letter={letter} />
        <path
          className={styles.north}
          d={northPath(toTenth(width - letter), toTenth(depth + around + 2 * letter), letter)}
        />
        <text className={styles.caption} x={toTenth(width - 0.3 * letter)} y={toTenth(depth + around + 1.75 * letter)}>
          {say('N')}
        </text>
      </DrawnWords>
    </svg>
  )
}

/** Neighbouring parts of one kind, in drawing order. */
function runsOfKinds(parts: readonly SitePart[]): { kind: SitePart['kind']; run: SitePart[] }[] {
  const runs: { kind: SitePart['kind']; run: SitePart[] }[] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (last?.kind === part.kind) last.run.push(part)
    else runs.push({ kind: part.kind, run: [part] })
  }
  return runs
}

function partShape({ x, y, w, h, turn, round }: SitePart, index: number) {
  const middle = `${x + w / 2} ${y + h / 2}`
  return (
    <rect
      key={index}
      x={x}
      y={y}
      width={w}
      height={h}
      rx={round || undefined}
      transform={turn ? `rotate(${turn} ${middle})` : undefined}
    />
  )
}

/** An arrow to the north, its foot at `x` and `y`. */
function northPath(x: number, y: number, letter: number): string {
  const [long, side, back] = [1.5 * letter, 0.35 * letter, 0.5 * letter].map(toTenth)
  return `M${x} ${y}v-${long}m-${side} ${back}l${side}-${back}l${side} ${back}`
}

interface PartNumberProps {
  number: number
  /** Horizontal position of its centre. */
  x: number
  y: number
  letter: number
  stone: { w: number; h: number }
}

function PartNumber({ number, x, y, letter, stone: { w, h } }: PartNumberProps) {
  const [right, down] = [toTenth(w / 2), toTenth(h / 2)]
  return (
    <g transform={`translate(${toTenth(x)} ${toTenth(y)})`}>
      <g className={styles.number}>
        <path d={`M${-right} ${-down}h${2 * right}v${2 * down}h${-2 * right}z`} />
        <text y={toTenth(0.36 * letter)}>{number}</text>
      </g>
    </g>
  )
}
