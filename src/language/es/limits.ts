/** What a Spanish sentence asked for and no filter holds. */
export const NO_FILTER = 'No hay un filtro para eso.'
export const cantLeaveOut = (what: string): string => `No se pueden excluir las casas con “${what}”.`
export const NOT_ASKED_FOR = 'Eso no es parte de su búsqueda.'
