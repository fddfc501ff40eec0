/** What a Spanish sentence asked for and no filter holds. */
export const NO_FILTER = 'Por eso no se puede filtrar.'
export const cantLeaveOut = (what: string): string => `Las casas con “${what}” no se pueden excluir.`
export const NOT_ASKED_FOR = 'Eso no es parte de la búsqueda.'
