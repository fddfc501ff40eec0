import type { LikelyRequest } from '../likely-requests.ts'

/** Lo que se ofrece cuando ninguna lectura entiende la frase. */
export const LIKELY_REQUESTS: readonly LikelyRequest[] = [
  {
    says: '¿Por dónde empezamos?',
    words: 'empezar empezamos comenzar pasos proceso idea perdido primera primero como funciona',
  },
  { says: 'Deshacer', words: 'deshacer atras antes anterior error equivoque estaba quise decir' },
  { says: 'Empezar de nuevo', words: 'borrar todo cero nuevo limpiar otra vez empezar' },
  { says: 'Ayuda', words: 'ayuda puedes puede hacer preguntar cosas sirve' },
  {
    says: 'Hablar con una persona',
    words: 'persona humano agente alguien explique numero telefono oficina horario real hablar',
  },
  { says: 'Que me llamen', words: 'llamar llamen llame telefono manana numero', acts: true },
  { says: 'Guardar esta búsqueda', words: 'guardar guarda busqueda alertas avisos correo avisar nuevas', acts: true },
  { says: '¿Por qué no hay ninguna?', words: 'nada ninguna ninguno porque vacio pocas cero' },
  { says: '¿Qué puedo pagar?', words: 'pagar alcanza gano ingreso salario presupuesto puedo califico dinero' },
  { says: 'Compare estas casas', words: 'comparar compare comparacion diferencia mejor lado', ofHomes: true },
  { says: '¿Cuál es la más barata?', words: 'barata barato economica menos precio cual', ofHomes: true },
  { says: 'Casas parecidas', words: 'parecidas parecida similar similares mismas otras', ofHomes: true },
  { says: '¿Cuánto costaría al mes?', words: 'mes mensual pago mensualidad cuesta hipoteca total', ofHomes: true },
  {
    says: '¿Cuánto efectivo necesito para el cierre?',
    words: 'cierre efectivo llevar inicial pronto enganche',
    ofHomes: true,
  },
  {
    says: 'Hábleme de la primera',
    words: 'detalles sobre primera diga calefaccion patio escaleras incluye',
    ofHomes: true,
  },
  { says: 'Muéstremelas en el mapa', words: 'mapa donde cerca lejos ubicada calle', ofHomes: true },
  { says: 'Quiero una cita para verla', words: 'cita ver visitar visita sabado domingo', ofHomes: true, acts: true },
  {
    says: 'Quiero enviar un mensaje',
    words: 'mensaje preguntar pregunta escribir contactar dueno',
    ofHomes: true,
    acts: true,
  },
  { says: 'Muéstreme más', words: 'mas siguientes otras', ofHomes: true },
]
