/** Asks something of a home: '¿está en una calle ruidosa?', '¿tiene buen techo?'. */
export const ASKS_OF_HOME =
  /^(?!.*(?<!\p{L})(?:usted|t[uú]|pr[eé]stamo|hipoteca|cr[eé]dito|banco|ayudas?|programas?)(?!\p{L}))[¿ ]*(?:(?:y|pero|oiga|disculpe|entonces|bueno)[ ,]+)*(?:tiene|est[aá]|hay|qu[eé] tan|c[oó]mo (?:es|est[aá]|son|est[aá]n)|de qu[eé]|qu[eé] (?:tipo|clase) de|trae|viene|cu[aá]ndo|cu[aá]nt[oa]s? (?:tiene|mide)|funciona|le (?:da|entra))(?!\p{L})/iu

/** Asks what a home brings in, which is no search for rentals. */
export const ASKS_RENT =
  /(?<!\p{L})(?:cu[aá]nto|qu[eé])(?!\p{L}).{0,24}(?<!\p{L})(?:rentas?|alquiler)(?!\p{L}).{0,12}(?<!\p{L})(?:da|deja|saca|cobran?|recibe|genera|produce|ganan?)(?!\p{L})|(?<!\p{L})en cu[aá]nto (?:se )?(?:la |lo )?(?:renta|rentan|alquila|alquilan)(?!\p{L})/iu

/** Asks how the two kinds differ that are searched for. */
export const ASKS_DIFFERENCE =
  /(?<!\p{L})diferencias?(?!\p{L})(?: (?:hay|es|otra vez|entre|las|los|dos|ambas|ambos|ellas|ellos|esas|esos|tipos|de nuevo|me olvid[eé]|se me olvid[oó]|por favor))*[ .?!]*$|(?<!\p{L})en qu[eé] se diferencian[ .?!]*$/iu
