import { dayMs, hourMs, minuteMs } from '@bewezen/domain/base/moment.ts'
import type { MedicalData } from '@bewezen/domain/health/medical.ts'

/** What Sanne filled in; 'Koud zwemmen' is of before the list of sports (SH-MED-23). */
export const healthOfSanne: Partial<MedicalData> = {
  bloodType: 'A+',
  allergies: ['Noten', 'Schaaldieren'],
  medicalConditions: 'Lichte inspanningsastma.',
  medications: 'Salbutamol, zo nodig.',
  birthDate: '1986-03-05',
  gender: 'Vrouw',
  heightCm: 172,
  weightKg: 66.4,
  dietPattern: 'vegetarian',
  waterIntakeLiters: 2.2,
  caffeineIntake: 'low',
  alcoholUse: 'occasional',
  smoking: false,
  supplementUse: ['Vitamine D', 'Omega 3'],
  nutritionFocus: ['Onbewerkte voeding', 'Vezelrijk'],
  exerciseFrequency: '3-4_per_week',
  preferredWorkoutTime: 'early_morning',
  goal: 'Beter slapen in de winter.',
  sports: ['Wandelen', 'Yoga', 'Koud zwemmen'],
  fitnessGoals: ['Sneller herstellen'],
  sleepHours: 7.5,
  outdoorTimeHours: 2,
  screenTimeHours: 6,
  workEnvironment: 'hybrid',
  technologyUsage: 'moderate',
  stressLevel: 4,
  sleepQuality: 7,
  energyLevel: 8,
  moodRating: 7,
}

/** The one time that somebody had to look. */
export const emergencyOfSanne = (now: Date) => ({
  reason: 'Sanne werd onwel tijdens de wandeling, allergieën nodig voor de ambulance.',
  at: new Date(Math.floor(now.getTime() / dayMs - 8) * dayMs + 13 * hourMs + 8 * minuteMs),
})
