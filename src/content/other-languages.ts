import type { Agency } from '#domain/agency/agency.ts'
import type { OtherLanguage } from '#language/other-languages.ts'

const LINES: Readonly<Record<OtherLanguage, (phone: string) => string>> = {
  ko: (phone) =>
    `저는 영어와 스페인어만 할 수 있으니, 직원의 도움이 필요하시면 ${phone}로 전화하시거나 여기에 메시지를 남겨 주세요.`,
  pt: (phone) =>
    `Eu só falo inglês e espanhol, mas uma pessoa da nossa equipe pode ajudar: ligue para ${phone} ou deixe uma mensagem aqui.`,
  zh: (phone) => `我只会说英语和西班牙语；如果需要我们的工作人员帮助，请致电 ${phone} 或在这里留言。`,
  pl: (phone) =>
    `Mówię tylko po angielsku i hiszpańsku, ale chętnie pomoże ktoś z naszego zespołu: proszę zadzwonić pod numer ${phone} albo zostawić tu wiadomość.`,
  ar: (phone) =>
    `أتحدث الإنجليزية والإسبانية فقط، ولكن يمكن لأحد موظفينا مساعدتك: اتصل بالرقم ${phone} أو اترك رسالة هنا.`,
  hi: (phone) =>
    `मैं केवल अंग्रेज़ी और स्पेनिश बोलती हूँ, लेकिन हमारे कर्मचारी आपकी मदद कर सकते हैं: ${phone} पर फ़ोन करें या यहाँ संदेश छोड़ें।`,
  gu: (phone) => `હું ફક્ત અંગ્રેજી અને સ્પેનિશ બોલું છું, પણ અમારા કર્મચારી તમને મદદ કરી શકે છે: ${phone} પર ફોન કરો અથવા અહીં સંદેશ મૂકો.`,
  tl: (phone) =>
    `Ingles at Espanyol lang po ang alam ko, pero may makakatulong po sa inyo sa aming opisina: tumawag po sa ${phone} o mag-iwan ng mensahe dito.`,
  ru: (phone) =>
    `Я говорю только по-английски и по-испански, но вам поможет наш сотрудник: позвоните по номеру ${phone} или оставьте здесь сообщение.`,
  it: (phone) =>
    `Parlo solo inglese e spagnolo, ma una persona del nostro team può aiutarla: chiami il ${phone} o lasci qui un messaggio.`,
  ht: (phone) =>
    `Mwen pale sèlman angle ak panyòl, men yon moun nan ekip nou an ka ede w: rele ${phone} oswa kite yon mesaj isit la.`,
  fr: (phone) =>
    `Je ne parle qu’anglais et espagnol, mais une personne de notre équipe peut vous aider : appelez le ${phone} ou laissez un message ici.`,
}

/** That we speak English and Spanish, and how a person can be reached: one sentence in a language that the assistant doesn't speak. */
export const otherLanguageLine = (language: OtherLanguage, { phones }: Agency): string =>
  // The number keeps its order among letters that run from the right.
  LINES[language](`\u2066${phones.head.number}\u2069`)
