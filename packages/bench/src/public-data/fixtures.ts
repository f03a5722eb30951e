/** Invented conversations in the two formats, as small as they can be. */
export const LOCOMO_FIXTURE: readonly unknown[] = [
  {
    sample_id: 'c1',
    conversation: {
      speaker_a: 'Ines',
      speaker_b: 'Tom',
      session_10_date_time: '9:05 am on 3 June, 2024',
      session_10: [{ speaker: 'Tom', dia_id: 'D10:1', text: 'The kayak is sold.' }],
      session_1_date_time: '1:56 pm on 8 May, 2024',
      session_1: [
        { speaker: 'Ines', dia_id: 'D1:1', text: 'I planted tomatoes on the balcony.' },
        { speaker: 'Tom', dia_id: 'D1:2', text: 'I bought a green kayak.', blip_caption: 'a boat on a lake' },
      ],
    },
    qa: [
      { question: 'Which boat did Tom buy?', answer: 'a green kayak', evidence: ['D1:2'], category: 4 },
      { question: 'What became of the kayak?', answer: 'It was sold.', evidence: ['D1:2; D10:1'], category: 1 },
      { question: 'What did Ines sell?', evidence: [], category: 5 },
      { question: 'Where does Tom live?', answer: 'unknown', evidence: ['D7:1'], category: 2 },
    ],
  },
]

export const LONG_MEM_EVAL_FIXTURE: readonly unknown[] = [
  {
    question_id: 'q1',
    question_type: 'single-session-user',
    question: 'What is the name of my cat?',
    answer: 'Pixel',
    question_date: '2024/03/09 (Sat) 10:00',
    haystack_session_ids: ['s1', 's2'],
    haystack_dates: ['2024/03/01 (Fri) 08:30', '2024/03/02 (Sat) 11:00'],
    haystack_sessions: [
      [{ role: 'user', content: 'How long do I boil an egg?' }],
      [
        { role: 'user', content: 'My cat is called Pixel. Is that a good name?', has_answer: true },
        { role: 'assistant', content: 'It is a fine name.' },
      ],
    ],
    answer_session_ids: ['s2'],
  },
  {
    question_id: 'q2_abs',
    question_type: 'single-session-user',
    question: 'What is the name of my dog?',
    answer: 'You did not say.',
    question_date: '2024/03/09 (Sat) 10:00',
    haystack_session_ids: ['s1'],
    haystack_dates: ['2024/03/01 (Fri) 08:30'],
    haystack_sessions: [[{ role: 'user', content: 'How long do I boil an egg?' }]],
    answer_session_ids: ['s1'],
  },
]
