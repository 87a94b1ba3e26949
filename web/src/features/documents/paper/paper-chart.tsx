import type { ChartData } from '@ashlar/contract'
import { G, Path, Rect, Svg, Text, View } from '@react-pdf/renderer'
import { drawShapes, type Shape } from '@/ui/chart/draw-chart'
import { measureOf } from '@/ui/chart/value-axis'
import { colour } from '@/ui/styles/colours'
import { fonts } from '../fonts'
import { CONTENT_WIDTH, ink, styles } from './theme'

/** Drawing units. On paper they are scaled to less than two thirds: text of 13 units becomes 8 points. */
const DRAWN_WIDTH = 800

/** A chart of a report as vectors: the same drawing as on the report's page. */
export function PaperChart({ chart, source }: { chart: ChartData; source: string }) {
  const { shapes, width, height } = drawShapes(chart, DRAWN_WIDTH, colour)
  const measure = measureOf(chart)
  return (
    <View wrap={false} style={{ marginTop: 6, marginBottom: 14 }}>
      <Text style={styles.h3}>{chart.title}</Text>
      {measure ? <Text style={[styles.note, { marginBottom: 6 }]}>{measure}</Text> : null}
      <Svg width={CONTENT_WIDTH} height={(CONTENT_WIDTH / width) * height} viewBox={`0 0 ${width} ${height}`}>
        {shapes.map((shape, index) => drawShape(shape, `${index}`))}
      </Svg>
      {chart.note ? <Text style={[styles.note, { marginTop: 4 }]}>{chart.note}</Text> : null}
      {source ? <Text style={styles.note}>Source: {source}</Text> : null}
    </View>
  )
}

/** Decoration, such as the hatching of bars, is left out: names and order distinguish the series. */
function drawShape({ tag, attrs, children = [], text }: Shape, key: string): React.ReactElement | null {
  if (String(attrs.fill ?? '').startsWith('url(')) return null
  const transform = typeof attrs.transform === 'string' ? { transform: attrs.transform } : {}
  switch (tag) {
    case 'g':
      return (
        <G key={key} {...transform}>
          {children.map((child, index) => drawShape(child, `${key} ${index}`))}
        </G>
      )
    case 'path':
      return <Path key={key} d={String(attrs.d)} {...transform} {...paint(attrs)} />
    case 'rect':
      return (
        <Rect
          key={key}
          x={Number(attrs.x ?? 0)}
          y={Number(attrs.y ?? 0)}
          width={Number(attrs.width)}
          height={Number(attrs.height)}
          {...transform}
          {...paint(attrs)}
        />
      )
    case 'text': {
      const size = Number(/font-size:([\d.]+)/.exec(String(attrs.style ?? ''))?.[1] ?? 12)
      return (
        <G key={key} {...transform}>
          <Text
            x={Number(attrs.x ?? 0)}
            // The PDF library centres text vertically on its position.
            y={Number(attrs.y ?? 0) + size * 0.34}
            textAnchor={anchorOf(attrs['text-anchor'])}
            style={{ fontFamily: fonts.text.family, fontSize: size }}
            fill={String(attrs.fill ?? ink.deep)}
          >
            {text ?? ''}
          </Text>
        </G>
      )
    }
    default:
      return null
  }
}

function paint(attrs: Shape['attrs']) {
  // An invisible shape that receives the pointer; paper has no pointer.
  if (attrs['fill-opacity'] === 0) return { fill: 'none' }
  const stroke = Number(attrs['stroke-width'] ?? 1) === 0 ? undefined : attrs.stroke
  return {
    fill: String(attrs.fill ?? 'none'),
    ...(attrs['fill-opacity'] === undefined ? {} : { fillOpacity: Number(attrs['fill-opacity']) }),
    ...(stroke === undefined ? {} : { stroke: String(stroke), strokeWidth: Number(attrs['stroke-width'] ?? 1) }),
    ...(attrs['stroke-dasharray'] === undefined ? {} : { strokeDasharray: String(attrs['stroke-dasharray']) }),
  }
}

function anchorOf(anchor: Shape['attrs'][string]): 'start' | 'middle' | 'end' {
  return anchor === 'middle' || anchor === 'end' ? anchor : 'start'
}
