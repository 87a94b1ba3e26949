/** A clipboard as a program fills it, and what a post must hold after it was pasted. */
export interface Clipboard {
  from:
    | 'Word'
    | 'Word on the web'
    | 'Google Docs'
    | 'Google Sheets'
    | 'Outlook'
    | 'Outlook on the web'
    | 'Gmail'
    | 'LibreOffice'
    | 'Excel'
    | 'a page'
  what: string
  html: string
  becomes: string
}

const word = (body: string) =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--><style><!-- @list l0:level1 {mso-level-number-format:bullet; mso-level-text:\\F0B7;} p.MsoNormal {margin:0in; font-family:"Calibri",sans-serif;} --></style></head><body lang=EN-IN style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->\n\n${body}\n\n<!--EndFragment--></body></html>`
const wordItem = (marker: string, words: string, level = 1, list = 0, font = 'Symbol') =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l${list} level${level} lfo1'><![if !supportLists]><span style='font-family:${font};mso-fareast-font-family:${font}'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>\n`
export const CLIPBOARDS_OF_WORD: readonly Clipboard[] = [
  {
    from: 'Word',
    what: 'headings, of which the first level becomes the second',
    html: word(
      `<h1>What a shop yields<o:p></o:p></h1><p class=MsoNormal>The rent of a year.<o:p></o:p></p><h2><span lang=EN-IN>Gross <span style='color:#2F5496'>and net</span><o:p></o:p></span></h2><p class=MsoNormal>Two figures.<o:p></o:p></p>`,
    ),
    becomes: '## What a shop yields\n\nThe rent of a year.\n\n### Gross and net\n\nTwo figures.',
  },
  {
    from: 'Word',
    what: 'a title, and a bold heading',
    html: word(
      `<p class=MsoTitle>Buying in Pune<o:p></o:p></p><h1><b style='mso-bidi-font-weight:normal'>Before you sign<o:p></o:p></b></h1><p class=MsoNormal>Read it.<o:p></o:p></p>`,
    ),
    becomes: '## Buying in Pune\n\n## Before you sign\n\nRead it.',
  },
  {
    from: 'Word',
    what: 'bold, italic, struck and raised words',
    html: word(
      `<p class=MsoNormal>A <b style='mso-bidi-font-weight:normal'>carpet area</b> of <i style='mso-bidi-font-style:normal'>about</i> <s>70</s> 72.5 m<sup>2</sup>, <span style='mso-bidi-font-weight:normal'>not more</span>.<o:p></o:p></p>`,
    ),
    becomes: 'A **carpet area** of *about* ~~70~~ 72.5 m<sup>2</sup>, not more.',
  },
  {
    from: 'Word',
    what: 'a list with bullets of Symbol',
    html: word(
      `<p class=MsoNormal>Bring:<o:p></o:p></p>${wordItem('·', 'the sale deed')}${wordItem('·', 'the <b>index II</b>')}<p class=MsoNormal>Nothing else.<o:p></o:p></p>`,
    ),
    becomes: 'Bring:\n\n- the sale deed\n- the **index II**\n\nNothing else.',
  },
  {
    from: 'Word',
    what: 'a numbered list',
    html: word(wordItem('1.', 'Search') + wordItem('2.', 'Offer') + wordItem('3.', 'Register')),
    becomes: '1. Search\n2. Offer\n3. Register',
  },
  {
    from: 'Word',
    what: 'a list of three levels, and back',
    html: word(
      wordItem('·', 'Costs') +
        wordItem('o', 'Stamp duty', 2, 0, '"Courier New"') +
        wordItem('§', 'of the state', 3, 0, 'Wingdings') +
        wordItem('o', 'Fees', 2, 0, '"Courier New"') +
        wordItem('·', 'Time'),
    ),
    becomes: '- Costs\n  - Stamp duty\n    - of the state\n  - Fees\n- Time',
  },
  {
    from: 'Word',
    what: 'numbers with bullets below them',
    html: word(wordItem('1.', 'Search') + wordItem('·', 'title', 2, 1) + wordItem('2.', 'Register')),
    becomes: '1. Search\n   - title\n2. Register',
  },
  {
    from: 'Word',
    what: 'a list that begins with four, in letters and in brackets',
    html: word(
      `${wordItem('4.', 'Pay')}${wordItem('5.', 'Move')}<p class=MsoNormal>Or:<o:p></o:p></p>${wordItem('(a)', 'rent')}${wordItem('(b)', 'wait')}`,
    ),
    becomes: '4. Pay\n5. Move\n\nOr:\n\n1. rent\n2. wait',
  },
  {
    from: 'Word',
    what: 'a paragraph that belongs to an item',
    html: word(
      `${wordItem('·', 'Deposit')}<p class=MsoListParagraphCxSpMiddle>Two months at most.<o:p></o:p></p>${wordItem('·', 'Rent')}`,
    ),
    becomes: '- Deposit\\\n  Two months at most.\n- Rent',
  },
  {
    from: 'Word',
    what: 'a numbered heading',
    html: word(
      `<h2 style='margin-left:18.0pt;text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Location<o:p></o:p></h2><p class=MsoNormal>Baner.<o:p></o:p></p>`,
    ),
    becomes: '## Location\n\nBaner.',
  },
  {
    from: 'Word',
    what: 'a table whose numbers stand on the right',
    html: word(
      `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0'><td width=200 valign=top style='width:150.25pt;border:solid windowtext 1.0pt'><p class=MsoNormal><b>City</b><o:p></o:p></p></td><td width=200 style='width:150.25pt'><p class=MsoNormal align=right style='text-align:right'>Rent<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>Pune<o:p></o:p></p></td><td><p class=MsoNormal align=right style='text-align:right'>₹42,000<o:p></o:p></p></td></tr></table><p class=MsoNormal><o:p>&nbsp;</o:p></p>`,
    ),
    becomes: '| **City** | Rent |\n| --- | ---: |\n| Pune | ₹42,000 |',
  },
  {
    from: 'Word',
    what: 'a table with joined cells',
    html: word(
      `<table class=MsoTableGrid><tr><td colspan=2><p class=MsoNormal>Homes<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>2 BHK</p></td><td><p class=MsoNormal>3 BHK</p></td></tr></table>`,
    ),
    becomes:
      '<table><thead><tr><th colspan="2" scope="col">Homes</th></tr></thead><tbody><tr><td>2 BHK</td><td>3 BHK</td></tr></tbody></table>',
  },
  {
    from: 'Word',
    what: 'links, bookmarks and footnotes',
    html: word(
      `<p class=MsoNormal><a name="_Toc1"></a><span style='mso-bookmark:_Toc1'>Ask </span><a href="https://maharera.example/"><span style='color:#0563C1'>the authority</span></a>, or see <a href="#_Toc2">below</a>.<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[1]</span><![endif]></span></span></a><o:p></o:p></p>`,
    ),
    becomes: 'Ask [the authority](https://maharera.example/), or see below.\\[1\\]',
  },
  {
    from: 'Word',
    what: 'tracked changes and comments',
    html: word(
      `<p class=MsoNormal>The lease runs <del cite="mailto:A%20Rao" datetime="2026-01-05T10:00">three</del><ins cite="mailto:A%20Rao">five</ins> years<span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor href="#_msocom_1">[AR1]</a></span></span>.<o:p></o:p></p><div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Sure?</p></div></div>`,
    ),
    becomes: 'The lease runs five years.',
  },
  {
    from: 'Word',
    what: 'blanks of all kinds, hidden words and soft hyphens',
    html: word(
      `<p class=MsoNormal><span style='mso-spacerun:yes'>&nbsp; </span>Ready&nbsp;to&nbsp;move in De&shy;cember<span style='display:none;mso-hide:all'> secret</span>.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Next.<o:p></o:p></p>`,
    ),
    becomes: 'Ready to move in December.\n\nNext.',
  },
  {
    from: 'Word',
    what: 'Hindi with bold words',
    html: word(
      `<h2><span lang=HI style='font-family:"Nirmala UI",sans-serif;mso-bidi-language:HI'>कारपेट एरिया<o:p></o:p></span></h2><p class=MsoNormal><span lang=HI style='mso-bidi-language:HI'>यह <b>वह क्षेत्रफल है</b> जिस पर आप चलते हैं।<o:p></o:p></span></p>`,
    ),
    becomes: '## कारपेट एरिया\n\nयह **वह क्षेत्रफल है** जिस पर आप चलते हैं।',
  },
  {
    from: 'Word',
    what: 'bold that ends with a mark, before a letter',
    html: word(`<p class=MsoNormal><b>Note:</b>pay by cheque, <b>“never”</b>in cash.<o:p></o:p></p>`),
    becomes: '<p><strong>Note:</strong>pay by cheque, <strong>“never”</strong>in cash.</p>',
  },
  {
    from: 'Word',
    what: 'words that look like markup',
    html: word(
      `<p class=MsoNormal>1. Use *stars*, _lines_ and &lt;b&gt;tags&lt;/b&gt; at 5 &lt; 6 &amp;amp; more<o:p></o:p></p>`,
    ),
    becomes: '1\\. Use \\*stars\\*, \\_lines\\_ and \\<b>tags\\</b> at 5 < 6 \\&amp; more',
  },
  {
    from: 'Word on the web',
    what: 'bullets, each in a list of its own',
    html: `<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" role="heading" aria-level="1" style="font-weight:normal"><span class="TextRun SCXW1" style="font-size:20pt">What to bring</span></p></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list"><li data-leveltext="" data-font="Symbol" data-listid="3" data-aria-posinset="1" data-aria-level="1" role="listitem" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun"><span class="NormalTextRun">Deed</span></span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list"><li data-leveltext="o" data-font="Courier New" data-listid="3" data-aria-posinset="1" data-aria-level="2" role="listitem"><p class="Paragraph"><span class="TextRun">Copy</span></p></li></ul></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1" role="list"><li data-leveltext="" data-listid="3" data-aria-posinset="2" data-aria-level="1"><p class="Paragraph"><span class="TextRun">Receipt</span></p></li></ul></div>`,
    becomes: '## What to bring\n\n- Deed\n  - Copy\n- Receipt',
  },
  {
    from: 'Word on the web',
    what: 'numbers, each in a list of its own',
    html: `<div class="ListContainerWrapper SCXW1"><ol class="NumberListStyle1" role="list" start="1"><li data-leveltext="%1." data-listid="4" data-aria-posinset="1" data-aria-level="1"><p class="Paragraph"><span>Search</span></p></li></ol></div><div class="ListContainerWrapper"><ol class="NumberListStyle1" role="list" start="2"><li data-leveltext="%1." data-listid="4" data-aria-posinset="2" data-aria-level="1"><p class="Paragraph"><span>Register</span></p></li></ol></div>`,
    becomes: '1. Search\n2. Register',
  },
]
