/** Words that the texts of the scale bench are made of; surnames and projects are made of syllables, so that most words are rare. */
export const FIRST_NAMES: readonly string[] =
  'Ada Amir Anna Bela Bruno Carla Chen Clara Dario Diego Edda Elif Emil Farid Fatima Felix Gita Greta Hana Hugo Ines Ivan Jana Joris Kaya Lena Liam Lucia Malik Mara Marco Mei Milan Nadia Nils Nora Olga Omar Paula Pavel Priya Rafael Rosa Samir Sofia Sven Tara Theo Uma Vera Wanda Yusuf Zoe'.split(
    ' ',
  )

export const PLACES: readonly string[] =
  'Aarhus Athens Bilbao Bologna Bordeaux Bristol Brno Bruges Cadiz Cork Cracow Dresden Dublin Faro Gdansk Geneva Ghent Glasgow Graz Hamburg Helsinki Innsbruck Leeds Leipzig Lisbon Ljubljana Lyon Malmo Marseille Naples Oslo Ostrava Palermo Porto Prague Riga Rotterdam Salzburg Seville Tallinn Trieste Turin Utrecht Valencia Vienna Vilnius Zagreb Zurich'.split(
    ' ',
  )

export const THINGS: readonly string[] =
  'invoice, rental contract, ferry ticket, violin, greenhouse, boiler, database migration, release branch, dentist appointment, passport renewal, kitchen shelf, bicycle lock, espresso machine, tax form, night train, spare key, garden fence, wedding speech, piano tuner, budget draft, survey report, backup drive, window frame, insurance letter, rental car, prototype board, sourdough starter, hiking boots, telescope, sewing machine, wine cellar, chess clock, bunk bed, rain barrel, choir rehearsal, guest list'.split(
    ', ',
  )

export const ACTIONS: readonly (readonly [did: string, doing: string])[] = [
  ['moved', 'moving'],
  ['cancelled', 'cancelling'],
  ['booked', 'booking'],
  ['repaired', 'repairing'],
  ['ordered', 'ordering'],
  ['reviewed', 'reviewing'],
  ['returned', 'returning'],
  ['measured', 'measuring'],
  ['painted', 'painting'],
  ['signed', 'signing'],
  ['lost', 'losing'],
  ['found', 'finding'],
  ['borrowed', 'borrowing'],
  ['cleaned', 'cleaning'],
  ['sold', 'selling'],
  ['packed', 'packing'],
]

export const REASONS: readonly string[] = [
  'because the old one was too loud',
  'so that the team has it before the audit',
  'after two weeks of waiting for an answer',
  'although the price had gone up again',
  'since nobody else had the time',
  'in spite of the rain',
  'when the supplier called back at last',
  'as a favour to the neighbours',
  'before the summer holidays begin',
  'instead of going to the meeting',
  'to save a few hours of driving',
  'while the office was closed',
]

export const SURNAME_SYLLABLES: readonly string[] = 'bar ben cor dal dor fen gar hal jor kel lan mar mon nor pol ran ros sal tam tor val ver wen zim'.split(' ')
export const SURNAME_ENDINGS: readonly string[] = 'a ada ari eck ell en eri esh ich ier ina ini ino ov sen son ski stein ter ura'.split(' ')
