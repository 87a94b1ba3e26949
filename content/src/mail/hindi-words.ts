import type { MailTextName } from './built-in-texts'

/**
 * The built-in texts in Hindi; docs/hindi-words.md says which words and why. A verb would have to agree with {what} and
 * {answeredBy}, which are feminine, masculine or plural, so no sentence makes one of them its subject.
 */
export const hindiTexts: Readonly<Record<MailTextName, string>> = {
  receiptSubject: '{what} हमारे यहाँ दर्ज है: {reference}',
  receiptText: `आपके नाम से {what} हमारे यहाँ दर्ज है। संदर्भ संख्या: {reference}

{answeredBy} की ओर से जवाब {answerBy} तक मिलेगा (भारतीय समय)।

आपने जो भेजा है, उसे बिना साइन-इन किए यहाँ देखें, सुधारें, वापस लें या मिटाएँ:
{link}

जिसके पास यह लिंक है, वह भी यही सब कर सकता है, इसलिए इसे किसी को न दें।

अगर आपने हमें नहीं लिखा था, तो लिंक खोलकर “सब कुछ मिटाएँ” चुनें: इसमें से कुछ भी नहीं बचेगा।`,
  confirmSubject: 'न्यूज़लेटर की सदस्यता की पुष्टि करें',
  confirmText: `किसी ने, उम्मीद है कि आप ही ने, इस पते पर हमारा न्यूज़लेटर माँगा है। पुष्टि यहाँ करें:
{link}

जब तक पुष्टि नहीं होती, हम आपको और कुछ नहीं भेजेंगे। अगर न्यूज़लेटर आपने नहीं माँगा, तो कुछ न करें: तीस दिन बाद यह पता मिटा दिया जाएगा।`,
  welcomeSubject: 'आपकी सदस्यता शुरू हो गई है',
  welcomeText: `आपके पते की पुष्टि हो गई है। अगला न्यूज़लेटर इसी पते पर आएगा।

विषय चुनने या सदस्यता छोड़ने के लिए यह लिंक जब चाहें खोलें:
{link}`,
  greeting: 'नमस्ते {name} जी,',
  greetingWithoutName: 'नमस्ते,',
  signature: `{brand}
{site}`,
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
  'Reference: {reference}': 'संदर्भ संख्या: {reference}',
}
