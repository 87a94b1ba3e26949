import type { builtInAnswers } from './built-in-answers'
import { followTexts, type MailTextName } from './built-in-texts'

/**
 * The built-in texts in Hindi; docs/hindi-words.md says which words and why. A verb would have to agree with {what} and
 * {answeredBy}, which are feminine, masculine or plural, so no sentence makes one of them its subject.
 */
export const hindiTexts: Readonly<Record<MailTextName, string>> = {
  receiptSubject: '{what} की रसीद: {reference}',
  receiptText: `हमें लिखने के लिए धन्यवाद। यह {what} की रसीद है। संदर्भ संख्या: {reference}

{answeredBy} की ओर से जवाब {answerBy} तक मिलेगा (भारतीय समय)।

आपने जो भेजा है, उसे बिना साइन-इन किए यहाँ देखें, सुधारें, वापस लें या मिटाएँ:
{link}

जिसके पास यह लिंक है, वह भी यही सब कर सकता है, इसलिए इसे किसी को न दें।

अगर आपने हमें नहीं लिखा था, तो लिंक खोलकर “सब कुछ मिटाएँ” चुनें: इसमें से कुछ भी नहीं बचेगा।`,
  confirmSubject: 'न्यूज़लेटर की सदस्यता की पुष्टि करें',
  confirmText: `इस पते के लिए हमारे न्यूज़लेटर की सदस्यता माँगी गई है। आपने ही माँगी है, तो यहाँ पुष्टि करें:
{link}

जब तक पुष्टि नहीं होती, हम आपको और कुछ नहीं भेजेंगे। अगर आपने नहीं माँगी, तो कुछ न करें: तीस दिन बाद यह पता मिटा दिया जाएगा।`,
  welcomeSubject: 'आपकी सदस्यता शुरू हो गई है',
  welcomeText: `आपके पते की पुष्टि हो गई है। अगला न्यूज़लेटर इसी पते पर आएगा।

विषय चुनने या सदस्यता छोड़ने के लिए यह लिंक जब चाहें खोलें:
{link}`,
  greeting: 'नमस्ते {name} जी,',
  greetingWithoutName: 'नमस्ते,',
  signature: `{brand}
{site}`,
}

/** The prepared answers in Hindi, by their English names. */
export const hindiAnswers: Readonly<
  Record<(typeof builtInAnswers)[number]['name'], { subject: string; text: string }>
> = {
  'Propose a visit': {
    subject: 'साइट देखने का समय: {reference}',
    text: `हमें लिखने के लिए धन्यवाद। सबसे अच्छा यही होगा कि आप जगह खुद देख लें।

कृपया दो ऐसे दिन और समय भेजें जो आपके लिए ठीक हों, और बताएँ कि साथ में कौन आएगा। हम उनमें से एक पक्का करेंगे और गेट पर मिलेंगे।`,
  },
  'Ask for a time to ring': {
    subject: 'बात करने का समय: {reference}',
    text: `हमें लिखने के लिए धन्यवाद। इनमें से ज़्यादातर बातें फ़ोन पर जल्दी साफ़ हो जाती हैं।

हम आपको कब और किस नंबर पर फ़ोन करें?`,
  },
  'Ask what is missing': {
    subject: 'तीन सवाल: {reference}',
    text: `ताकि हमारा जवाब आपके काम आए, कृपया तीन बातें बताएँ: आपका बजट, कब तक ज़रूरत है, और अब तक आपने क्या देखा है।

हर बात के लिए एक पंक्ति काफ़ी है।`,
  },
  'Nothing fits today': {
    subject: 'अभी ऐसी कोई जगह नहीं: {reference}',
    text: `हमने अपनी पूरी सूची देखी। आपने जैसी जगह माँगी है, वैसी आज हमारे पास नहीं है।

क्या मिलने पर हम आपको लिखें? न चाहें, तो जवाब देने की ज़रूरत नहीं।`,
  },
}

/** The phrases that the code puts into mails, in Hindi. */
export const hindiPhrases: Readonly<Record<string, string>> = {
  enquiry: 'पूछताछ',
  application: 'आवेदन',
  'Our team': 'हमारी टीम',
  'The {city} office': '{city} कार्यालय',
  'The adviser for {project}': '{project} के सलाहकार',
  'The adviser for bank customers': 'बैंक ग्राहकों के सलाहकार',
  'The creative agency': 'क्रिएटिव एजेंसी',
  'The digital agency': 'डिजिटल एजेंसी',
  'A recruiter': 'हमारी भर्ती टीम',
  'See what you sent': 'जो भेजा है, उसे देखें',
  'Confirm your address': 'पते की पुष्टि करें',
  'Choose topics or leave': 'विषय चुनें या सदस्यता छोड़ें',
  'See what you follow': 'अपनी चुनी खबरें देखें',
  [followTexts.confirmSubject]: 'अपनी चुनी खबरों की पुष्टि करें',
  [followTexts.confirmText]: `इस पते पर हमारी साइट की कुछ खबरें भेजने को कहा गया है। यह आपने ही कहा है, तो यहाँ देखें कि खबरें कौन-सी हैं, और पुष्टि करें:
{link}

जब तक पुष्टि नहीं होती, हम आपको और कुछ नहीं भेजेंगे। आपने नहीं कहा, तो कुछ न करें: तीस दिन बाद यह पता मिटा दिया जाएगा।

यह लिंक सँभालकर रखें: इसी से ये खबरें बंद भी होती हैं।`,
  [followTexts.newsSubject]: 'आपकी चुनी खबरों में कुछ नया है',
  [followTexts.newsText]: `हमारे पिछले ईमेल के बाद यह नया है:

{news}

अपनी सभी चुनी खबरें यहाँ देखें या बंद करें:
{link}`,
  'Reference: {reference}': 'संदर्भ संख्या: {reference}',
}
