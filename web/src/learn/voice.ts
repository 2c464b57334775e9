/* Reading aloud by the device's own voice, where it has one. */
export const speaks = 'speechSynthesis' in window;

/** Says a text, and nothing that was being said before. */
export function say(text: string): void {
  hush();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = document.documentElement.lang || 'en';
  speechSynthesis.speak(words);
}

export function hush(): void {
  if (speaks) speechSynthesis.cancel();
}
