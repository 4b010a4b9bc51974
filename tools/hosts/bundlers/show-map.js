const button = document.createElement("button");
button.id = "show-map";
button.textContent = "Show the map";
button.addEventListener("click", () => import("./map.jsx"));
document.body.append(button);
