import { Image, Page, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { fonts } from '../fonts'
import { CoverStones } from './cover-stones'
import { ink, MARGIN, PAGE_WIDTH, styles } from './theme'

const PICTURE_HEIGHT = 470

interface CoverSheetProps {
  brand: string
  title: string
  subtitle: string
  /** One line each: kind, place, date. */
  facts: readonly string[]
  /** JPEG; without it the cover is drawn. */
  picture: Buffer | null
  children?: ReactNode
}

/** The cover: the picture above, the text on a dark background below it. */
export function CoverSheet({ brand, title, subtitle, facts, picture, children }: CoverSheetProps) {
  return (
    <Page size="A4" style={{ backgroundColor: ink.deep, color: ink.onDeep, fontFamily: fonts.text.family }}>
      {picture ? (
        <Image
          src={{ data: picture, format: 'jpg' }}
          style={{ width: PAGE_WIDTH, height: PICTURE_HEIGHT, objectFit: 'cover' }}
        />
      ) : (
        <CoverStones title={title} width={PAGE_WIDTH} height={PICTURE_HEIGHT} />
      )}
      <View style={{ flex: 1, padding: MARGIN, justifyContent: 'space-between' }}>
        <View>
          <Text style={{ fontFamily: fonts.display.family, fontSize: title.length > 44 ? 27 : 36, lineHeight: 1.06 }}>
            {title}
          </Text>
          {subtitle ? (
            <Text style={{ marginTop: 12, maxWidth: 420, fontSize: 13, lineHeight: 1.4, color: ink.onDeepSoft }}>
              {subtitle}
            </Text>
          ) : null}
        </View>
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' }}>
          <View>
            {facts.map((fact) => (
              <Text key={fact} style={{ fontSize: 9.5, lineHeight: 1.5, color: ink.onDeepSoft }}>
                {fact}
              </Text>
            ))}
          </View>
          <Text style={[styles.strong, { fontSize: 14 }]}>{brand}</Text>
        </View>
      </View>
      {children}
    </Page>
  )
}
