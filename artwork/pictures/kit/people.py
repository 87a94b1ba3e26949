"""People as quiet figures: small in the picture, seen from behind or from the side, in plain matt cloth, without faces.

A figure walks towards +Y before it is turned by its heading (compass: 0 = +Y, 90 = +X). Every part is a lofted surface.
"""
from math import cos, pi, radians, sin

from archkit import MB, pbr
from mathutils import Matrix, Vector

SKINS = [(.30, .165, .095), (.225, .12, .068), (.36, .215, .13)]
HAIR = (.014, .011, .010)


def cloth(col):
    """Matt cloth of a colour."""
    return pbr('cloth_%.2f_%.2f_%.2f' % col, col, .9, spec=.12, var=.07, scale=3)


def skin(n):
    return pbr('skin%d' % (n % 3), SKINS[n % 3], .6, spec=.25, var=.04)


def hair():
    return pbr('hair', HAIR, .55, spec=.3, var=0)


def between(keys, per=4):
    """Rows of numbers, with 'per' smooth rows between each two (Catmull-Rom)."""
    out = []
    for i in range(len(keys) - 1):
        a, b, c, d = keys[max(0, i - 1)], keys[i], keys[i + 1], keys[min(len(keys) - 1, i + 2)]
        for j in range(per):
            t = j / per
            out.append(tuple(.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3) for p, q, r, s in zip(a, b, c, d)))
    return out + [tuple(keys[-1])]


def skinned(mb, rings, m, ends=True):
    """A surface through rings that have the same number of points."""
    n = len(rings[0])
    points = [p for ring in rings for p in ring]
    faces = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(len(rings) - 1) for j in range(n)]
    mb.add(points, faces, m, True)
    if ends:
        mb.add(rings[0], [tuple(range(n - 1, -1, -1))], m)
        mb.add(rings[-1], [tuple(range(n))], m)


def garment(mb, keys, m, power=2.3, n=28, folds=0, lobes=13):
    """Cloth or body around the vertical: keys are (z, x, y, half width, half depth), the hem's folds fade upwards."""
    rows = between(keys)
    low, high = rows[0][0], rows[-1][0]
    rings = []
    for z, x, y, rx, ry in rows:
        f = folds * max(0, 1 - (z - low) / (.6 * (high - low)))
        ring = []
        for j in range(n):
            t = 2 * pi * j / n
            k = (abs(cos(t)) ** power + abs(sin(t)) ** power) ** (-1 / power) + f * sin(lobes * t)
            ring.append((x + rx * k * cos(t), y + ry * k * sin(t), z))
        rings.append(ring)
    skinned(mb, rings, m)


def limb(mb, joints, m, n=12):
    """Arm, leg or sleeve through joints (x, y, z, radius); it bends in the YZ plane."""
    rows = between(joints, 5)
    rings = []
    for i, (x, y, z, r) in enumerate(rows):
        a, b = rows[max(0, i - 1)], rows[min(len(rows) - 1, i + 1)]
        d = Vector((b[0] - a[0], b[1] - a[1], b[2] - a[2])).normalized()
        u = (Vector((1, 0, 0)) - d * d.x).normalized()
        w = d.cross(u)
        rings.append([tuple(Vector((x, y, z)) + u * (r * cos(2 * pi * j / n)) + w * (r * sin(2 * pi * j / n))) for j in range(n)])
    skinned(mb, rings, m)


def ball(mb, c, r, m, n=16):
    """An ellipsoid with radii r."""
    rings = []
    for i in range(1, 10):
        a = pi * i / 10
        rings.append([(c[0] + r[0] * sin(a) * cos(2 * pi * j / n), c[1] + r[1] * sin(a) * sin(2 * pi * j / n), c[2] - r[2] * cos(a)) for j in range(n)])
    skinned(mb, rings, m)


def head(mb, tone, style):
    """Skull, jaw and neck; hair by style: 'short', 'bun' or 'plait'."""
    limb(mb, [(0, -.005, 1.40, .058), (0, .005, 1.47, .052), (0, .02, 1.54, .055)], tone)
    ball(mb, (0, .022, 1.605), (.073, .092, .105), tone)
    ball(mb, (0, .052, 1.555), (.052, .058, .062), tone)
    h = hair()
    ball(mb, (0, .004, 1.632), (.081, .098, .098), h)
    ball(mb, (0, -.026, 1.602), (.078, .072, .082), h)
    if style == 'bun':
        ball(mb, (0, -.115, 1.585), (.052, .048, .055), h)
    elif style == 'plait':
        limb(mb, [(0, -.09, 1.58, .034), (0, -.115, 1.46, .03), (0, -.125, 1.25, .026), (0, -.13, 1.06, .012)], h)


def legs(mb, m, shoes, stride, wide):
    """Trousers in mid-stride: the left leg ahead, the right one pushing off."""
    swing = 21 * stride
    for sg, thigh, shin in ((-1, swing, swing * .35), (1, -swing * .65, -swing * 1.75)):
        hip = (sg * wide, 0, .9)
        knee = (sg * wide * .96, .43 * sin(radians(thigh)), .9 - .43 * cos(radians(thigh)))
        ankle = (sg * wide * .92, knee[1] + (.42) * sin(radians(shin)), max(.09, knee[2] - .40 * cos(radians(shin))))
        limb(mb, [(hip[0] * .8, hip[1], hip[2] + .08, .085), (*hip, .088), (*knee, .078), (ankle[0], ankle[1] * .8 + knee[1] * .2, ankle[2] * .8 + knee[2] * .2, .072), (*ankle, .07)], m)
        toe = .05 + max(0, ankle[2] - .16) if shin > -12 else .032
        limb(mb, [(ankle[0], ankle[1] - .055, ankle[2] - .035, .036), (ankle[0], ankle[1] + .0, ankle[2] - .038, .05), (ankle[0], ankle[1] + .10, (ankle[2] - .05 + toe) / 2, .047), (ankle[0], ankle[1] + .18, toe, .036), (ankle[0], ankle[1] + .205, toe, .012)], shoes)


def arms(mb, tone, sleeve, stride, half, bare=.5, carry=None, top=1.40):
    """Arms that swing against the legs. bare: where the sleeve ends (0 shoulder, 1 wrist). carry: 'umbrella', 'bag'."""
    hands = {}
    for sg, a in ((-1, -17 * stride), (1, 19 * stride)):
        shoulder = (sg * (half - .028), -.01, top - .01)
        elbow = (sg * (half + .035), -.01 + .28 * sin(radians(a - 4)), top - .28 * cos(radians(a)))
        bend = a + (14 if a > 0 else 8)
        wrist = (sg * (half + .03), elbow[1] + .25 * sin(radians(bend)), elbow[2] - .25 * cos(radians(bend)))
        if carry == 'umbrella' and sg > 0:
            elbow, wrist = (sg * (half + .05), .03, top - .28), (sg * (half - .03), .24, top - .20)
        hand = tuple(w + (w - e) * .26 for w, e in zip(wrist, elbow))
        limb(mb, [(*shoulder, .05), (*elbow, .04), (*wrist, .029), (*hand, .026)], tone)
        cut = [(shoulder[0] * .97, shoulder[1], top + .038, .026), (shoulder[0], shoulder[1], top + .012, .054), (*shoulder[:2], top - .04, .061)]
        if bare >= .5:
            cut.append((*elbow, .055))
            end = tuple(e + (w - e) * (bare - .5) * 1.9 for e, w in zip(elbow, wrist))
            cut.append((*end, .047))
        else:
            cut.append(tuple(s + (e - s) * bare * 2 for s, e in zip(shoulder, elbow)) + (.06,))
        limb(mb, cut, sleeve)
        hands[sg] = hand
    return hands


def umbrella(mb, hand, col, r=.56):
    """An open umbrella over the hand, leaning a little forward."""
    x, y, z = hand
    x *= .45
    mb.tube((hand[0], y, z - .08), (x, y - .1, z + .86), .011, .009, pbr('steel_dark', (.05, .05, .05), .4, .5, var=0), 6)
    rings = []
    for i in range(9):
        t = i / 8
        rings.append([])
        for j in range(48):
            a = 2 * pi * j / 48
            q = r * sin(t * 1.22) / sin(1.22) * (1 - .07 * t * t * abs(sin(4 * a)))
            rings[-1].append((x + q * cos(a), y - .1 + q * sin(a), z + .86 - .30 * (1 - cos(t * 1.22)) / (1 - cos(1.22)) - .02 * t * abs(sin(4 * a)) + q * sin(a) * -.10))
    mb.add([p for ring in rings for p in ring], [(i * 48 + j, i * 48 + (j + 1) % 48, (i + 1) * 48 + (j + 1) % 48, (i + 1) * 48 + j) for i in range(8) for j in range(48)], cloth(col), True)
    ball(mb, (x, y - .1, z + .89), (.012, .012, .04), pbr('steel_dark', (.05, .05, .05), .4, .5, var=0), 8)


def bag(mb, hand, kind, half):
    """'tote' in the left hand, 'sling' at the hip, 'pack' on the back."""
    if kind == 'tote':
        x, y, z = hand[-1]
        garment(mb, [(z - .44, x, y, .03, .15), (z - .40, x, y, .055, .17), (z - .2, x, y, .045, .165), (z - .12, x, y, .012, .14)], cloth((.52, .44, .31)), 3)
        for k in (-.08, .08):
            mb.tube((x, y + k, z - .14), (x, y, z), .008, .008, cloth((.52, .44, .31)), 6)
    elif kind == 'sling':
        garment(mb, [(.82, half + .08, -.02, .03, .15), (.86, half + .09, -.02, .05, .165), (1.0, half + .085, -.02, .045, .16), (1.06, half + .07, -.02, .02, .15)], cloth((.09, .06, .045)), 4)
        mb.tube((half + .08, -.02, 1.05), (-half * .55, -.11, 1.43), .014, .014, cloth((.09, .06, .045)), 6)
    elif kind == 'pack':
        garment(mb, [(1.0, 0, -.16, .12, .05), (1.03, 0, -.185, .15, .085), (1.22, 0, -.185, .15, .08), (1.36, 0, -.17, .125, .055), (1.40, 0, -.15, .09, .03)], cloth((.05, .055, .13)), 3.2)


def drape(mb, col, border, side=-1, low=.50):
    """The end of a sari or a scarf: over one shoulder, down the back, a border along its edge."""
    for m, w0, w1 in ((cloth(col), 0, .84), (cloth(border), .84, 1)):
        rows = []
        path = [(-.08, .125, 1.08), (.02, .145, 1.26), (.10, .10, 1.40), (.125, .0, 1.452), (.12, -.085, 1.40), (.10, -.135, 1.22), (.09, -.155, 1.0), (.085, -.195, .8), (.08, -.20, low)]
        for i, (x, y, z) in enumerate(between(path, 5)):
            t = i / 40
            wide = .09 + .15 * t
            row = []
            for j in range(9):
                u = w0 + (w1 - w0) * j / 8
                row.append((side * (x - .045 + wide * (.5 - u)), y - .012 * sin(5 * pi * u) * (t > .4) - .008, z + .012 * sin(9 * u)))
            rows.append(row)
        points = [p for row in rows for p in row]
        mb.add(points, [(i * 9 + j, i * 9 + j + 1, i * 9 + 10 + j, i * 9 + 9 + j) for i in range(len(rows) - 1) for j in range(8)], m, True)


def sari(mb, tone, col, border, stride, carry):
    s = .5 * stride
    garment(mb, [(.035, 0, .02, .205, .19 + .05 * s), (.10, 0, .02, .212, .185 + .05 * s), (.45, 0, .02, .19, .165), (.72, 0, 0, .185, .15), (.90, 0, -.012, .182, .145), (1.04, 0, 0, .142, .105), (1.10, 0, 0, .135, .10)], cloth(col), 2.2, 52, .055)
    garment(mb, [(.03, 0, .02, .212, .197 + .05 * s), (.085, 0, .02, .216, .192 + .05 * s)], cloth(border), 2.2, 52, .03)
    garment(mb, [(1.06, 0, 0, .138, .10), (1.16, 0, .005, .145, .108), (1.27, 0, .012, .16, .122), (1.37, 0, 0, .163, .098), (1.43, 0, -.005, .12, .075), (1.465, 0, -.002, .062, .056)], cloth(border), 2.3)
    drape(mb, col, border)
    for sg in (-1, 1):
        ball(mb, (sg * .09, .14 + .05 * sg * stride, .03), (.043, .11, .035), pbr('sandal', (.10, .06, .035), .7, var=0))
    return arms(mb, tone, cloth(border), stride * .7, .165, .22, carry, 1.385)


def kameez(mb, tone, col, second, stride, carry):
    legs(mb, cloth(second), pbr('sandal', (.10, .06, .035), .7, var=0), stride * .85, .085)
    garment(mb, [(.50, 0, .02, .225, .205 + .03 * stride), (.62, 0, .015, .215, .19 + .02 * stride), (.80, 0, .005, .192, .172), (.90, 0, -.004, .182, .152), (1.05, 0, 0, .143, .106), (1.16, 0, .004, .15, .11), (1.27, 0, .012, .163, .122), (1.37, 0, 0, .165, .098), (1.43, 0, -.005, .125, .077), (1.465, 0, -.002, .064, .058)], cloth(col), 2.25, 40, .03, 7)
    drape(mb, second, second, -1, .86)
    return arms(mb, tone, cloth(col), stride * .8, .168, .8, carry, 1.385)


def kurta(mb, tone, col, second, stride, carry):
    legs(mb, cloth(second), pbr('shoe', (.035, .025, .02), .6, var=0), stride, .09)
    garment(mb, [(.56, 0, .015, .218, .19 + .03 * stride), (.66, 0, .01, .212, .175 + .02 * stride), (.80, 0, .005, .198, .165), (.92, 0, 0, .188, .148), (1.05, 0, 0, .172, .125), (1.25, 0, .004, .19, .125), (1.37, 0, 0, .192, .105), (1.435, 0, -.008, .15, .08), (1.47, 0, -.004, .072, .064)], cloth(col), 2.4, 40, .02, 6)
    return arms(mb, tone, cloth(col), stride, .195, .95, carry)


def shirt(mb, tone, col, second, stride, carry):
    legs(mb, cloth(second), pbr('shoe', (.035, .025, .02), .6, var=0), stride, .09)
    garment(mb, [(.79, 0, .008, .182, .16), (.90, 0, .004, .18, .148), (1.03, 0, 0, .168, .12), (1.16, 0, .002, .176, .122), (1.28, 0, .004, .192, .124), (1.37, 0, 0, .194, .106), (1.435, 0, -.008, .15, .08), (1.47, 0, -.004, .074, .066)], cloth(col), 2.5)
    return arms(mb, tone, cloth(col), stride, .195, .55 if sum(col) > 1.2 else .95, carry)


def person(x, y, z=0, heading=0, dress='shirt', col=(.55, .58, .60), second=(.05, .055, .075), height=1.7, stride=1, carry=None, hold=None, tone=0, brolly=(.02, .02, .025)):
    """One figure. dress: 'sari', 'kameez', 'kurta', 'shirt'; carry: 'umbrella'; hold: 'tote', 'sling', 'pack'."""
    mb, t = MB('person'), skin(tone)
    k = height / 1.73
    mb.M = Matrix.Translation((x, y, z)) @ Matrix.Rotation(-radians(heading), 4, 'Z') @ Matrix.Scale(k, 4)
    if dress == 'sari':
        hands, half = sari(mb, t, col, second, stride, carry), .165
    elif dress == 'kameez':
        hands, half = kameez(mb, t, col, second, stride, carry), .168
    else:
        hands, half = (kurta if dress == 'kurta' else shirt)(mb, t, col, second, stride, carry), .195
    head(mb, t, {'sari': 'bun', 'kameez': 'plait'}.get(dress, 'short'))
    if carry == 'umbrella':
        umbrella(mb, hands[1], brolly)
    if hold:
        bag(mb, hands, hold, half)
    return mb.build()
