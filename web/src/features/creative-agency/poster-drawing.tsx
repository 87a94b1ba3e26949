import type { WorkDrawing } from '@ashlar/contract'
import type { CSSProperties, ReactNode } from 'react'
import { randomFrom } from '@/ui/random/random-from'
import styles from './poster.module.css'

/** The drawing of a poster, in two inks. The text beside it carries the meaning. */
export function PosterDrawing({ drawing }: { drawing: WorkDrawing }) {
  const { box, fit, draw } = drawings[drawing]
  return (
    <svg
      className={styles.drawing}
      viewBox={box}
      preserveAspectRatio={fit}
      data-bleeds={drawing === 'turn' ? '' : undefined}
      aria-hidden="true"
    >
      {draw()}
    </svg>
  )
}

interface Drawing {
  box: string
  fit: string
  draw: () => ReactNode
}

const MIDDLE = 'xMidYMid meet'

const drawings: Readonly<Record<WorkDrawing, Drawing>> = {
  turn: { box: '0 0 900 380', fit: MIDDLE, draw: Turn },
  window: { box: '0 0 900 400', fit: MIDDLE, draw: Window },
  rain: { box: '0 0 900 300', fit: 'xMidYMax slice', draw: Rain },
  arrows: { box: '0 0 930 300', fit: MIDDLE, draw: Arrows },
  carpet: { box: '-16 0 562 140', fit: MIDDLE, draw: Carpet },
  peel: { box: '0 0 900 400', fit: 'xMinYMid meet', draw: Peel },
}

function Line({ d, thick, spot = false }: { d: string; thick: number; spot?: boolean }) {
  return (
    <path className={spot ? styles.spotLine : styles.inkLine} style={{ '--thick': thick } as CSSProperties} d={d} />
  )
}

/** Streets seen from above, which leave the poster on both sides; the second on the left is highlighted. */
function Turn() {
  return (
    <>
      <Line thick={3} d="M-2000 22h4900M780 0v380M850 0v380M1200 0v380M1280 0v380M-360 0v380M-300 0v380" />
      <Line thick={64} d="M620 380V0M620 318H-2000" />
      <Line thick={64} spot d="M620 380V150H120" />
      <path fill="var(--spot)" d="M136 70 10 150l126 80z" />
    </>
  )
}

/** A window with two sashes: a school behind one, the setting sun behind the other. */
function Window() {
  const rings = [40, 80, 120, 160, 200, 240, 280].map(
    (radius) => `M40 ${372 - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}`,
  )
  return (
    <>
      <Line thick={10} d={rings.join('')} />
      <path fill="var(--spot)" d="M540 250a120 120 0 0 1 240 0z" />
      <Line thick={10} d="M470 250h400M470 300h400M470 340h400" />
      <Line thick={28} d="M26 14h848v372H26zM450 14v372" />
    </>
  )
}

const DROPS = 190

/** Rain above a roof, and none below it. */
function Rain() {
  const random = randomFrom('monsoon')
  const drops = Array.from({ length: DROPS }, () => {
    const x = random() * 1000
    const y = random() * 230 - 70
    const length = 30 + random() * 60
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(-length * 0.28).toFixed(0)} ${length.toFixed(0)}`
  })
  return (
    <>
      <Line thick={5} d={drops.join('')} />
      <path fill="var(--spot)" d="M-10 258 450 206l460 52v34l-460-52-460 52z" />
    </>
  )
}

/** Arrows: up by the lift, up by the stairs, and straight on to the water. */
function Arrows() {
  return (
    <>
      <Line thick={36} d="M130 290V40M40 130l90-90 90 90" />
      <Line thick={36} d="M296 272h72v-56h72v-56h72V44M444 112l68-76 68 76" />
      <Line thick={36} spot d="M640 150h230M790 60l90 90-90 90" />
      <Line thick={12} spot d="M640 270q20-24 40 0t40 0 40 0 40 0 40 0 40 0" />
    </>
  )
}

/** A carpet of 53 by 14 squares, which are 742 square feet, with a fringe at each end. */
function Carpet() {
  const squares = Array.from({ length: 53 * 14 }, (_, foot) => ({ x: (foot % 53) * 10, y: Math.floor(foot / 53) * 10 }))
  const isBorder = ({ x, y }: { x: number; y: number }) => x === 20 || x === 500 || y === 20 || y === 110
  const path = (some: typeof squares) => some.map(({ x, y }) => `M${x + 0.6} ${y + 0.6}h8.8v8.8h-8.8z`).join('')
  const fringe = Array.from({ length: 28 }, (_, thread) => `M-14 ${thread * 5 + 2.5}h12M532 ${thread * 5 + 2.5}h12`)
  return (
    <>
      <path fill="var(--line)" d={path(squares.filter((square) => !isBorder(square)))} />
      <path fill="var(--spot)" d={path(squares.filter(isBorder))} />
      <Line thick={1.4} d={fringe.join('')} />
    </>
  )
}

/** Stones of a wall, one of which is peeling off. */
function Peel() {
  return (
    <>
      <path
        fill="var(--line)"
        d="M40 20h250v106H40zM306 20h554v106H306zM40 142h420v116H40zM40 274h330v106H40zM386 274h474v106H386z"
      />
      <path fill="var(--spot)" d="M476 142h384v44l-72 72H476z" />
      <path fill="var(--spot)" d="M860 186h-72v72z" opacity="0.55" />
      <Line thick={4} d="M860 186h-72v72" />
    </>
  )
}
