import { Path, Rect, Svg } from '@react-pdf/renderer'
import { qrPath } from '@/ui/qr/qr-path'
import { ink } from './theme'

/** A QR code. */
export function QrCode({ text, side }: { text: string; side: number }) {
  const { path, size } = qrPath(text)
  return (
    <Svg width={side} height={side} viewBox={`0 0 ${size} ${size}`}>
      <Rect width={size} height={size} fill="#ffffff" />
      <Path d={path} stroke={ink.deepest} strokeWidth={1} />
    </Svg>
  )
}
