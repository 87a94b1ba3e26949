import { CLIPBOARDS_OF_WORD, type Clipboard } from './clipboards-of-word'

const docs = (body: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-3f9a1b2c-7fff-0a1b-2c3d-56789abcdef0">${body}</b><br class="Apple-interchange-newline">`
const docsWords = (words: string, style = 'font-weight:400;font-style:normal;text-decoration:none') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style};font-variant:normal;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">${words}</span>`
const docsLine = (inner: string) =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${inner}</p>`
const docsItem = (inner: string, level = 1) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;font-family:Arial,sans-serif;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${docsWords(inner)}</p></li>`
const libre = (body: string) =>
  `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.2.5.2 (Linux)"/><style type="text/css">@page { size: 21cm 29.7cm; margin: 2cm } p { line-height: 115%; margin-bottom: 0.25cm; background: transparent } td p { orphans: 0; widows: 0; background: transparent }</style></head><body lang="en-IN" link="#000080" vlink="#800000" dir="ltr">${body}</body></html>`
const outlook = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15 (filtered medium)"><style><!-- p.MsoNormal {margin:0cm;font-size:11.0pt;} --></style></head><body lang=EN-IN link="#0563C1" vlink="#954F72"><div class=WordSection1><!--StartFragment-->${body}<!--EndFragment--></div></body></html>`

export const CLIPBOARDS: readonly Clipboard[] = [
  ...CLIPBOARDS_OF_WORD,
  {
    from: 'Google Docs',
    what: 'headings and words in bold, italic and struck',
    html: docs(
      `<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;">${docsWords('Rent or buy')}</h1>${docsLine(`${docsWords('It ')}${docsWords('depends', 'font-weight:700;font-style:normal;text-decoration:none')}${docsWords(' on ')}${docsWords('time', 'font-weight:400;font-style:italic;text-decoration:none')}${docsWords(' and ')}${docsWords('luck', 'font-weight:400;font-style:normal;text-decoration:line-through')}${docsWords('.')}`)}<br /><h2 dir="ltr">${docsWords('Seven years', 'font-weight:700')}</h2>${docsLine(docsWords('Then buying wins.'))}`,
    ),
    becomes: '## Rent or buy\n\nIt **depends** on *time* and ~~luck~~.\n\n### Seven years\n\nThen buying wins.',
  },
  {
    from: 'Google Docs',
    what: 'plain words within its bold wrapper',
    html: docs(docsWords('one line, nothing bold')),
    becomes: 'one line, nothing bold',
  },
  {
    from: 'Google Docs',
    what: 'a list within a list',
    html: docs(
      `<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${docsItem('Costs')}<ul style="margin-top:0;">${docsItem('Stamp duty', 2)}${docsItem('Fees', 2)}</ul>${docsItem('Time')}</ul>`,
    ),
    becomes: '- Costs\n  - Stamp duty\n  - Fees\n- Time',
  },
  {
    from: 'Google Docs',
    what: 'a table with centred and right columns',
    html: docs(
      `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="200" /><col width="100" /><col width="100" /></colgroup><tbody>${[
        ['Home', 'Floor', 'Price'],
        ['Flat A', '3', '₹1.38 crore'],
        ['Flat B', '7', '₹1.35 crore'],
      ]
        .map(
          ([one, two, three]) =>
            `<tr style="height:21pt"><td style="border:solid #000 1pt;">${docsLine(docsWords(one ?? ''))}</td><td><p dir="ltr" style="text-align: center;">${docsWords(two ?? '')}</p></td><td><p dir="ltr" style="line-height:1.2;text-align: right;">${docsWords(three ?? '')}</p></td></tr>`,
        )
        .join('')}</tbody></table></div>`,
    ),
    becomes:
      '| Home | Floor | Price |\n| --- | :---: | ---: |\n| Flat A | 3 | ₹1.38 crore |\n| Flat B | 7 | ₹1.35 crore |',
  },
  {
    from: 'Google Docs',
    what: 'an underlined link, and one that goes by a counter',
    html: docs(
      docsLine(
        `<a href="https://example.com/a" style="text-decoration:none;">${docsWords('here', 'font-weight:400;text-decoration:underline;-webkit-text-decoration-skip:none')}</a>${docsWords(' and ')}<a href="https://www.google.com/url?q=https://example.com/b&amp;sa=D&amp;source=editors">${docsWords('there')}</a>`,
      ),
    ),
    becomes: '[here](https://example.com/a) and [there](https://example.com/b)',
  },
  {
    from: 'Google Docs',
    what: 'a picture that stays at Google',
    html: docs(
      docsLine(
        `<span style="border:none;display:inline-block;overflow:hidden;width:602px;height:401px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXe?key=x" width="602" height="401" style="margin-left:0px;" /></span>`,
      ) + docsLine(docsWords('The view.')),
    ),
    becomes: 'The view.',
  },
  {
    from: 'Google Docs',
    what: 'lines that are broken within a paragraph, and a ruler',
    html: docs(
      `${docsLine(`${docsWords('12 Lime Road')}<br>${docsWords('Pune 411045')}`)}<hr />${docsLine(docsWords('End'))}`,
    ),
    becomes: '12 Lime Road\\\nPune 411045\n\n---\n\nEnd',
  },
  {
    from: 'Google Sheets',
    what: 'cells',
    html: `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" data-sheets-root="1" data-sheets-baot="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;font-weight:bold;">Quarter</td><td style="font-weight:bold;">Units</td></tr><tr><td>Q1 | Q2</td><td style="text-align:right;">1,204</td></tr></tbody></table>`,
    becomes: '| **Quarter** | **Units** |\n| --- | ---: |\n| Q1 \\| Q2 | 1,204 |',
  },
  {
    from: 'Excel',
    what: 'cells, with an empty row and an empty corner',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style><!--table {mso-displayed-decimal-separator:"\\.";} .xl65 {mso-number-format:Standard;}--></style></head><body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'><!--StartFragment--><col width=64 span=2 style='width:48pt'><tr height=20><td height=20 width=64></td><td width=64>2025</td></tr><tr height=20><td height=20></td><td></td></tr><tr height=20><td height=20>Pune</td><td class=xl65 align=right>4,120</td></tr><!--EndFragment--></table></body></html>`,
    becomes: '|  | 2025 |\n| --- | ---: |\n| Pune | 4,120 |',
  },
  {
    from: 'Outlook',
    what: 'a mail with a link through a guard',
    html: outlook(
      `<p class=MsoNormal>Dear all,<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>The report is <a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Freport%3Fq%3D1&amp;data=05%7C02">here</a>.<o:p></o:p></p>`,
    ),
    becomes: 'Dear all,\n\nThe report is [here](https://example.com/report?q=1).',
  },
  {
    from: 'Outlook',
    what: 'a list whose styles were taken away',
    html: outlook(
      `<p class="MsoListParagraph" style="margin-left:36.0pt"><span style="font-family:Symbol">·</span><span style="font-size:7.0pt">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span>Keys</p><p class="MsoListParagraph" style="margin-left:36.0pt"><span style="font-family:Symbol">·</span><span style="font-size:7.0pt">&nbsp;&nbsp;&nbsp;&nbsp; </span>Meters</p>`,
    ),
    becomes: '- Keys\n- Meters',
  },
  {
    from: 'Outlook',
    what: 'a signature in a table of one cell, and a picture of the mail',
    html: outlook(
      `<p class=MsoNormal>Regards<o:p></o:p></p><table class=MsoNormalTable border=0><tr><td style='padding:0cm'><p class=MsoNormal><b>A. Rao</b><o:p></o:p></p></td></tr></table><p class=MsoNormal><img width=1 height=1 src="https://count.example/open.gif"><o:p></o:p></p>`,
    ),
    becomes: 'Regards\n\n**A. Rao**',
  },
  {
    from: 'Outlook on the web',
    what: 'paragraphs that are boxes',
    html: `<div class="elementToProof" style="font-family: Aptos, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);">First line</div><div class="elementToProof"><br></div><div class="elementToProof" style="font-family: Aptos;"><b>Second</b> line</div><ol start="1" data-editing-info="{&quot;orderedStyleType&quot;:1}"><li style="font-size: 12pt;"><div class="elementToProof" role="presentation">one</div></li><li><div role="presentation">two</div></li></ol>`,
    becomes: 'First line\n\n**Second** line\n\n1. one\n2. two',
  },
  {
    from: 'Gmail',
    what: 'lines, a quotation and a letter that is a picture',
    html: `<div dir="ltr">Good morning <img data-emoji="🙂" class="an1" alt="🙂" src="https://fonts.gstatic.com/s/e/notoemoji/16.0/1f642/72.png"><div><br></div><div>The site visit is on Friday.</div><div class="gmail_quote"><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex"><div>When is it?</div></blockquote></div></div>`,
    becomes: 'Good morning 🙂\n\nThe site visit is on Friday.\n\n> When is it?',
  },
  {
    from: 'Gmail',
    what: 'paragraphs that are two breaks',
    html: `<span style="font-family:Arial">One paragraph.<br><br>Another one<br>of two lines.</span>`,
    becomes: 'One paragraph.\n\nAnother one\\\nof two lines.',
  },
  {
    from: 'LibreOffice',
    what: 'headings, fonts and bold',
    html: libre(
      `<h2 class="western"><font face="Liberation Sans, sans-serif"><font size="4" style="font-size: 14pt"><b>Possession</b></font></font></h2><p class="western" style="line-height: 100%; margin-bottom: 0cm">It is <b>ready</b>, <font color="#c9211e"><i>nearly</i></font>.</p><p style="margin-bottom: 0cm"><br/>\n\n</p>`,
    ),
    becomes: '## Possession\n\nIt is **ready**, *nearly*.',
  },
  {
    from: 'LibreOffice',
    what: 'lists with paragraphs in their items',
    html: libre(
      `<ol>\n\t<li><p style="margin-bottom: 0cm">Search</p></li>\n\t<li><p style="margin-bottom: 0cm">Register</p>\n\t<ul>\n\t\t<li><p>deed</p></li>\n\t</ul></li>\n</ol>`,
    ),
    becomes: '1. Search\n2. Register\n   - deed',
  },
  {
    from: 'LibreOffice',
    what: 'a table with a head',
    html: libre(
      `<table width="100%" cellpadding="4" cellspacing="0"><col width="128*"/><col width="128*"/><thead><tr valign="top"><th width="50%" style="border: 1px solid #000"><p class="western">Item</p></th><th><p>Sum</p></th></tr></thead><tbody><tr valign="top"><td><p class="western" style="orphans: 2">Duty</p></td><td><p class="western" align="right">6 %</p></td></tr></tbody></table>`,
    ),
    becomes: '| Item | Sum |\n| --- | ---: |\n| Duty | 6 % |',
  },
  {
    from: 'LibreOffice',
    what: 'a picture in the clipboard, named by its program',
    html: libre(
      `<p><img src="data:image/png;base64,iVBORw0KGgo=" name="Image1" alt="Image1.png" width="300" height="200" border="0"/></p><p>Plan</p>`,
    ),
    becomes: 'Plan',
  },
  {
    from: 'LibreOffice',
    what: 'a table of one column that only frames words',
    html: libre(`<table><tr><td><p>Framed</p></td></tr><tr><td><p>words</p></td></tr></table>`),
    becomes: 'Framed\n\nwords',
  },
  {
    from: 'a page',
    what: 'script, handlers, films and forms',
    html: `<p onclick="x()">Words<script>alert(1)</script></p><iframe src="https://films.example/watch" title="A walk through the house"></iframe><a href="javascript:alert(1)">run</a><form><input value="x"><button>Go</button></form>`,
    becomes: 'Words\n\n[A walk through the house](https://films.example/watch)run\n\nGo',
  },
  {
    from: 'a page',
    what: 'deep headings, code and a list of terms',
    html: `<h3>Terms</h3><h6>Small</h6><pre><code>npm start</code></pre><p>Press <code>Enter</code>.</p>`,
    becomes: '### Terms\n\n#### Small\n\n```\nnpm start\n```\n\nPress `Enter`.',
  },
  {
    from: 'a page',
    what: 'a table that arranges another one',
    html: `<table><tr><td>Left</td><td><table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table></td></tr></table>`,
    becomes: 'Left\n\n| A | B |\n| --- | --- |\n| 1 | 2 |',
  },
  {
    from: 'a page',
    what: 'a table with heads of rows',
    html: `<table><tr><th>Item</th><th>A</th></tr><tr><th>Carpet area</th><td>780</td></tr></table>`,
    becomes:
      '<table><thead><tr><th scope="col">Item</th><th scope="col">A</th></tr></thead><tbody><tr><th scope="row">Carpet area</th><td>780</td></tr></tbody></table>',
  },
]
