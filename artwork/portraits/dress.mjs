import { CLOTH, line, path, STONES } from './stones.mjs'

const BODY = 'M172 316C160 338 112 344 84 362C54 382 44 430 40 500H360C356 430 346 382 316 362C288 344 240 338 228 316z'

/** Neck, shoulders and clothes. */
export function dress({ wears, cloth, trim, stone }) {
  const [main, shade, fold] = CLOTH[cloth]
  const [edge] = CLOTH[trim]
  const [lit, skinShade] = STONES[stone]
  const half = path('M228 316C240 338 288 344 316 362C346 382 356 430 360 500H206C214 440 216 380 210 330z', shade)
  const neck =
    path('M170 262V322C176 344 190 354 204 354C220 352 228 340 230 322V262z', lit) +
    path('M170 262H230V322C228 340 220 352 204 354C200 336 190 318 170 306z', skinShade)
  const open =
    path('M160 330C176 376 190 392 202 400C216 390 228 374 240 330C226 300 176 300 160 330z', lit) +
    path('M202 400C216 390 228 374 240 330C232 312 214 306 204 306C206 340 206 370 202 400z', skinShade)
  const kinds = {
    sari:
      path(BODY, shade) +
      path('M172 316C160 338 112 344 84 362C54 382 44 430 40 500H240C200 440 180 380 172 316z', fold) +
      open +
      neck +
      path('M236 318C262 340 296 346 320 364C348 388 356 436 360 500H60C130 480 226 430 236 318z', main) +
      [0, 1, 2, 3]
        .map((n) =>
          line(
            `M${250 + n * 22} ${338 + n * 8}C${246 + n * 20} ${420 + n * 8} ${190 + n * 30} ${470 + n * 6} ${140 + n * 40} 500`,
            shade,
            3,
          ),
        )
        .join('') +
      line('M236 320C228 430 130 480 62 500', edge, 13),
    bandhgala:
      path(BODY, main) +
      half +
      neck +
      path(
        'M164 306C166 330 182 346 200 352C218 346 234 330 236 306C244 312 246 324 246 338C232 356 216 366 200 368C184 366 168 356 154 338C154 324 156 312 164 306z',
        main,
        `stroke="${fold}" stroke-width="3"`,
      ) +
      line('M200 352V500', fold, 3) +
      [392, 432, 472].map((y) => `<circle cx="200" cy="${y}" r="6" fill="${edge}"/>`).join(''),
    shirt:
      path(BODY, main) +
      half +
      open +
      neck +
      path(
        'M158 312C150 322 148 338 154 362L176 378L196 408C184 376 168 348 158 312z',
        main,
        `stroke="${fold}" stroke-width="3"`,
      ) +
      path(
        'M242 312C250 322 252 338 246 362L226 378L206 408C216 376 232 348 242 312z',
        shade,
        `stroke="${fold}" stroke-width="3"`,
      ) +
      line('M201 404V500', fold, 3) +
      [436, 474].map((y) => `<circle cx="210" cy="${y}" r="4" fill="${edge}"/>`).join(''),
    jacket:
      path(BODY, main) +
      half +
      path('M152 326C168 390 186 430 202 464C218 430 234 390 248 326C226 312 176 312 152 326z', edge) +
      open +
      neck +
      path(
        'M154 322C134 336 128 352 122 372L146 392L138 404L198 500C190 440 168 380 154 322z',
        main,
        `stroke="${fold}" stroke-width="3"`,
      ) +
      path(
        'M246 322C266 336 272 352 278 372L254 392L262 404L204 500C212 440 232 380 246 322z',
        shade,
        `stroke="${fold}" stroke-width="3"`,
      ),
    kurta:
      path(BODY, main) +
      half +
      neck +
      path(
        'M162 312C166 336 184 350 200 356C216 350 234 336 238 312C244 320 246 330 244 340C230 358 216 364 200 368C184 364 170 358 156 340C154 330 156 320 162 312z',
        edge,
      ) +
      path('M188 364H212V446L200 458L188 446z', edge) +
      [386, 408, 430].map((y) => `<circle cx="200" cy="${y}" r="4" fill="${main}"/>`).join(''),
    shawl:
      path(BODY, CLOTH.deep[0]) +
      half.replace(shade, CLOTH.deep[1]) +
      neck +
      path(
        'M164 308C166 332 182 348 200 354C218 348 234 332 236 308C246 318 246 330 244 342C230 358 216 364 200 368C184 364 170 358 156 342C154 330 154 318 164 308z',
        CLOTH.deep[1],
      ) +
      path('M156 330C120 344 84 354 66 386C46 424 42 460 40 500H166C176 430 172 380 156 330z', main) +
      path('M244 330C280 344 316 354 334 386C354 424 358 460 360 500H240C230 430 230 380 244 330z', shade) +
      line('M157 334C174 384 176 430 166 500', edge, 10) +
      line('M244 334C230 384 230 430 240 500', edge, 10),
    dupatta:
      path(BODY, main) +
      half +
      open +
      neck +
      path(
        'M162 318C120 340 84 350 62 392C92 452 150 492 204 492C256 492 308 452 338 392C316 350 280 340 238 318C240 372 226 410 202 418C174 410 160 372 162 318z',
        edge,
      ) +
      path('M204 492C256 492 308 452 338 392C316 350 280 340 238 318C240 372 226 410 202 418z', CLOTH[trim][1]) +
      line('M62 392C92 452 150 492 204 492C256 492 308 452 338 392', CLOTH.gold[1], 6) +
      line('M112 352C128 402 160 446 203 456C246 446 276 402 290 352', CLOTH[trim][2], 3),
    blouse:
      path(BODY, main) + half + open + neck + line('M160 330C176 376 190 392 202 400C216 390 228 374 240 330', edge, 8),
  }
  return kinds[wears]
}
